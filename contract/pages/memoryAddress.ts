/** Makes the HTML id of a memory on the memories page. */
export const toMemoryAnchor = (memoryId: string) => `memory-${memoryId}`

/** Makes a path that opens the memories page at a memory. `?all` shows all memories, because an old one is far down the page. */
export const toMemoryPath = (memoryId: string) => `/memories?all#${toMemoryAnchor(memoryId)}`
