/**
 * Makes the id of a photograph's element on the page. If scripts do not run, the lightbox's close button links to this id, so
 * that the page shows the same photograph again.
 */
export const makePhotoAnchor = (id: string) => `photo-${id}`
