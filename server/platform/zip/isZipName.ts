/** Whether a path that somebody typed means one ZIP file, and no folder. */
export const isZipName = (typed: string) => /\.zip$/i.test(typed)
