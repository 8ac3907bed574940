/**
 * Makes the id of a photograph's element on the page. If scripts do not run, the lightbox's close button links to this id, which
 * scrolls the page to the photograph.
 */
export const makePhotoAnchor = (id: string) => `photo-${id}`
