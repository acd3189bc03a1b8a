import { Button } from "../ui/button/Button.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import { notify } from "../ui/toast/notify.ts";
import styles from "./ComponentsPage.module.css";

const nothing = () => undefined;

export function SayingSection() {
  return (
    <section className={styles.section}>
      <h2>Notices</h2>
      <Notice
        title="Cup images cleared for the new size count."
        action={{ label: "Undo", icon: "undo", onPress: nothing }}
        onDismiss={nothing}
      />
      <Notice tone="valid" title="All images are ready." />
      <Notice tone="warning" title="Three images are missing">
        Bundled images stand in for them until you add your own.
      </Notice>
      <Notice
        tone="error"
        title="Failed to create package."
        action={{ label: "Build it on this device", onPress: nothing }}
      >
        The packaging service could not be reached.
      </Notice>
      <h2>Progress</h2>
      <Progress label="Preparing image download" share={0.42} detail="10 of 24 images" />
      <Progress label="Reading files" />
      <h2>Toasts</h2>
      <div className={styles.row}>
        <Button onClick={() => notify.success("Machine name saved successfully!")}>Success</Button>
        <Button onClick={() => notify.error("Please name all three blends before proceeding.")}>Error</Button>
        <Button onClick={() => notify.loading("Generating PDF preview...", { id: "loading" })}>
          Loading
        </Button>
        <Button onClick={() => notify.success("PDF generated successfully!", { id: "loading" })}>
          Loaded
        </Button>
        <Button onClick={() => notify.dismiss()}>Dismiss all</Button>
      </div>
    </section>
  );
}
