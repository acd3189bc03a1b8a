/** Whether visitors can reach the logo's tab and the brand's logo: not before a browser's test has shown them whole. */
export const HAS_LOGO: boolean = true;
