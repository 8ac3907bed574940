export const toMemoryAnchor = (memoryId: string) => `memory-${memoryId}`

/**
 * Makes a path that opens the memories page at a memory. With `?all`, the page shows all memories at once, including old ones.
 */
export const toMemoryPath = (memoryId: string) => `/memories?all#${toMemoryAnchor(memoryId)}`

/** In a private link, the writer's key follows these characters. Browsers never send the part of a URL after the '#' to a server. */
export const privateLinkHash = '#mine='

/** The name of the query parameter of a private link. It tells the page of a link whose end was cut off what the link was. */
export const privateLinkParameter = 'own'

/** Makes the path of the private link, with which a writer changes a memory. */
export const toPrivatePath = (writerKey: string) =>
  `/memories?${privateLinkParameter}${privateLinkHash}${writerKey}`

/** The part of a URL that opens the form for a new memory. */
export const newMemoryHash = '#add'

/** The name of the query parameter with the id of the photograph about which a new memory tells. */
export const aboutParameter = 'about'

/** Makes the path that opens the form for a new memory about a photograph. */
export const toTellPath = (mediaId: string) => `/memories?${aboutParameter}=${mediaId}${newMemoryHash}`

/** The name of the query parameter that says that guests share this device, such as a tablet in the hall. */
export const sharedDeviceParameter = 'shared'

/** The name of the query parameter with the key of the question on a table card. */
export const questionParameter = 'question'
