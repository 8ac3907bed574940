/** Makes a set of zones such as 'Asia/Manila' of lines such as 'Asia: Manila'. */
export const expandZones = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) => {
      const [area, names = ''] = line.split(': ')
      return names.split(' ').map((name) => `${area}/${name}`)
    }),
  )
