/** Says why a file is left out when its name shows an archive format that is not supported; undefined for all others. */
export const packedReason = (name: string): string | undefined =>
  /\.(tgz|tar|tar\.\w+|rar|7z)$/i.test(name)
    ? 'it is packed in a way that cannot be read here: unpack it, and import its folder, or choose ZIP where it comes from'
    : undefined
