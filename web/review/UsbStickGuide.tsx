import { USB_STICK } from "#messages/review.ts";
import styles from "./Review.module.css";

type System = keyof typeof USB_STICK.systems;

const SYSTEMS = Object.keys(USB_STICK.systems) as System[];

/** An iPad claims to be a Mac, but has a touch screen. Other systems count as Windows. */
export function detectOperatingSystem(userAgent: string, touchPoints: number): System {
  if (/Android/.test(userAgent)) return "android";
  if (/iPad|iPhone/.test(userAgent)) return "ipad";
  if (/Macintosh/.test(userAgent)) return touchPoints > 1 ? "ipad" : "mac";
  return "windows";
}

export function UsbStickGuide({ fileName }: { fileName: string }) {
  const own = detectOperatingSystem(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <section className="stack" aria-labelledby="to-stick">
      <h3 id="to-stick">{USB_STICK.title}</h3>
      <p>{USB_STICK.format}</p>
      <SystemSteps system={own} fileName={fileName} />
      <details className={styles.systems}>
        <summary className="strong pressable">{USB_STICK.others}</summary>
        {SYSTEMS.filter((system) => system !== own).map((system) => (
          <section key={system}>
            <h4>{USB_STICK.systems[system].label}</h4>
            <SystemSteps system={system} fileName={fileName} />
          </section>
        ))}
      </details>
    </section>
  );
}

function SystemSteps({ system, fileName }: { system: System; fileName: string }) {
  const { steps, formatting } = USB_STICK.systems[system];
  return (
    <>
      <ol className={styles.steps}>
        {steps(fileName).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="soft">{formatting}</p>
    </>
  );
}
