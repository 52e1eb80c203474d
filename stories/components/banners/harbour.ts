/** A drawn picture for stories that need one behind their words. */
export const harbour = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="320" height="180" preserveAspectRatio="xMidYMid slice"><path fill="#E6F0F9" d="M0 0h320v180H0z"/><circle cx="244" cy="48" r="22" fill="#E9A23B"/><path fill="#FAF7F2" d="M150 112V70h26v42zm30 0V58h34v54zm40 0V78h28v34zm34 0V66h30v46z"/><path fill="#B8482A" d="M146 70l17-14 17 14zm70 8l18-12 18 12z"/><path fill="#0B5FA5" d="M0 112q40-10 80 0t80 0 80 0 80 0v68H0z"/><path fill="#084A82" d="M0 140q40-10 80 0t80 0 80 0 80 0v40H0z"/></svg>',
)}`;
