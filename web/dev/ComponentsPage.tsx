import { BasicsSection } from "./BasicsSection.tsx";
import styles from "./ComponentsPage.module.css";
import { ImagesSection } from "./ImagesSection.tsx";
import { WizardSection } from "./WizardSection.tsx";

/** Every component in its states, for developers: `npm run dev`, then /dev/. */
export function ComponentsPage() {
  return (
    <div className={styles.page}>
      <h1>Components</h1>
      <BasicsSection />
      <ImagesSection />
      <WizardSection />
    </div>
  );
}
