/** Superscript digits count too, and blanks before the ending (Microsoft, "Naming Files"). */
const DEVICE = /^(con|prn|aux|nul|clock\$|conin\$|conout\$|(com|lpt)[0-9¹²³]) *(\.|$)/i;

/** Whether DOS or Windows keep a file's name, with any ending, for a device. */
export const isDeviceName = (name: string): boolean => DEVICE.test(name);
