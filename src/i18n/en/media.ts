/** Pictures, portraits and videos. */
export const media = {
  pauseVideo: 'Pause the background video',
  playVideo: 'Play the background video',
  videoUnsupported: 'Your browser cannot play this video.',
};
