export const toMemoryAnchor = (memoryId: string) => `memory-${memoryId}`

/**
 * Makes a path that opens the memories page at a memory. With `?all`, the page shows all memories at once, including old ones.
 */
export const toMemoryPath = (memoryId: string) => `/memories?all#${toMemoryAnchor(memoryId)}`
