/** Of those who ask for the same thing at the same moment, the first has it made and all get what he got. */
export function singleFlight<T>(): (name: string, make: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>()
  return (name, make) => {
    const known = underWay.get(name)
    if (known) return known
    const made = make().finally(() => underWay.delete(name))
    underWay.set(name, made)
    return made
  }
}
