/** Why a file that holds others in a way that cannot be read here is left out, by its name; undefined for all others. */
export const packedReason = (name: string): string | undefined =>
  /\.(tgz|tar|tar\.\w+|rar|7z)$/i.test(name)
    ? 'it is packed in a way that cannot be read here: unpack it, and import its folder, or choose ZIP where it comes from'
    : undefined
