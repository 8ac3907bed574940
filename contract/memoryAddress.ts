/** The id of a memory's element in the memories page. */
export const anchorOf = (memoryId: string) => `memory-${memoryId}`

/** Where a memory can be read. With all memories in the document, since an old one has its place far below. */
export const memoryAddress = (memoryId: string) => `/memories?all#${anchorOf(memoryId)}`
