/** The id of a photograph's element in a page: there it is seen again when its own page is closed without scripts. */
export const photoAnchor = (id: string) => `photo-${id}`
