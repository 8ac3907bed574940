/** Whether a path that somebody typed names a ZIP file rather than a folder. */
export const isZipName = (typed: string) => /\.zip$/i.test(typed)
