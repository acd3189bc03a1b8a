import { BasicsSection } from "./BasicsSection.tsx";
import styles from "./ComponentsPage.module.css";
import { ImagesSection } from "./ImagesSection.tsx";
import { SayingSection } from "./SayingSection.tsx";
import { WizardSection } from "./WizardSection.tsx";

/** Every component in every state, for whoever builds with them. `npm run dev`, then /dev/. */
export function ComponentsPage() {
  return (
    <div className={styles.page}>
      <h1>Components</h1>
      <BasicsSection />
      <ImagesSection />
      <SayingSection />
      <WizardSection />
    </div>
  );
}
