/** Whether a path that a person typed is the path of a ZIP file rather than a folder. */
export const isZipName = (typedPath: string) => /\.zip$/i.test(typedPath)
