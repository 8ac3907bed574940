/** The id of a photograph's element. Without scripts, closing a photograph leads back to it there. */
export const photoAnchor = (id: string) => `photo-${id}`
