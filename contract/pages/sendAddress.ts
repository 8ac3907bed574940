/**
 * Makes the path of the link by which guests send photographs. Browsers never send the part of a URL after the '#' to a server, so the
 * key is in no log.
 */
export const toSendPath = (key: string) => `/send#${key}`
