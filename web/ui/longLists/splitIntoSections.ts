export const splitIntoSections = <T>(items: readonly T[], size: number): (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, section) =>
    items.slice(section * size, (section + 1) * size),
  )
