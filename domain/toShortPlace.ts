/** Returns the first part of where a service is: 'Grove Funeral Home' of 'Grove Funeral Home, 12 Elm Street'. */
export const toShortPlace = (location: string) =>
  location
    .trim()
    .split(/[,،\n]/)[0]
    ?.trim() ?? ''
