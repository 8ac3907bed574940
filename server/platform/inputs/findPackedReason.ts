/** Returns the reason to reject a file with the extension of an unsupported archive format; undefined for all other files. */
export const findPackedReason = (name: string): string | undefined =>
  /\.(tgz|tar|tar\.\w+|rar|7z)$/i.test(name)
    ? 'it is packed in a way that cannot be read here: unpack it, and import its folder, or choose ZIP where it comes from'
    : undefined
