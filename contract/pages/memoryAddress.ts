/** Makes the id of a memory's element on the memories page. */
export const toMemoryAnchor = (memoryId: string) => `memory-${memoryId}`

/** Makes the address of a memory. It asks for all memories, because an old one is far down the page. */
export const toMemoryAddress = (memoryId: string) => `/memories?all#${toMemoryAnchor(memoryId)}`
