/** Makes the id of a memory's element on the memories page. */
export const anchorOf = (memoryId: string) => `memory-${memoryId}`

/** Makes the address of a memory. It asks for all memories, because an old one is far down the page. */
export const memoryAddress = (memoryId: string) => `/memories?all#${anchorOf(memoryId)}`
