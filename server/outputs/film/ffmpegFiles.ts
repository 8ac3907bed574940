/** Without `file:`, ffmpeg takes a name with a colon for a URL, and one that begins with `-` for an option. */
export const toFileName = (path: string) => `file:${path}`

/** Makes ffmpeg's arguments that read files one after another. They name a list with the lines of `toListLine`. */
export const makeListArgs = (listFile: string) => ['-f', 'concat', '-safe', '0', '-i', toFileName(listFile)]

/**
 * Makes the line for a file in such a list. The path must be absolute, because ffmpeg resolves a relative path as it does in a URL:
 * a question mark in the name of the list's folder would begin a query.
 */
export const toListLine = (path: string) => `file '${toFileName(path).replaceAll("'", String.raw`'\''`)}'\n`

/** Without this demuxer, `%d` in the name of a folder stands for a number. */
export const makePictureArgs = (path: string) => ['-f', 'png_pipe', '-i', toFileName(path)]
