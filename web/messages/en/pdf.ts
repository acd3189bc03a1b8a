export const PDF = {
  configuration: "Configuration",
  generated: (date: string, time: string) => `Generated on ${date} at ${time}`,
  documentTitle: (machine: string, model: string) => `${machine} · ${model}`,
  section: (number: number, title: string) => `${number}. ${title}`,
  machine: (name: string) => `Machine: ${name}`,
  page: (number: number) => `Page ${number}`,
  notLoaded: "This image couldn't be loaded.",
  noneLoaded: "These images couldn't be loaded.",
} as const;
