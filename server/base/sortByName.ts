import { onceEach } from './concurrency/onceEach.ts'

/**
 * Sorts by a name, in the order of a language's alphabet: in Polish, ‘Łucja’ comes after ‘Lucyna’. Items of the same name stay in their
 * order.
 */
export const sortByName = <Item>(
  items: readonly Item[],
  locale: string,
  getName: (item: Item) => string,
): Item[] => items.toSorted((a, b) => getCollator(locale).compare(getName(a), getName(b)))

const getCollator = onceEach((locale: string) => new Intl.Collator(locale, { numeric: true }))
