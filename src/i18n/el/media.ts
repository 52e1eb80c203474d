/** Pictures, portraits and videos. */
export const media = {
  pauseVideo: 'Παύση του βίντεο στο φόντο',
  playVideo: 'Αναπαραγωγή του βίντεο στο φόντο',
  videoUnsupported: 'Ο περιηγητής σας δεν παίζει αυτό το βίντεο.',
};
