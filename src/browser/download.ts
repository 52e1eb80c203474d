/** Offers a file under this name, as if its link had been pressed. */
export const downloadFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** Offers text as a file of this name. */
export const downloadText = (name: string, type: string, content: string): void =>
  downloadFile(name, new Blob([content], { type }));
