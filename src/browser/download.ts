/** Offers text as a file of this name, as if its link had been pressed. */
export const downloadText = (name: string, type: string, content: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
