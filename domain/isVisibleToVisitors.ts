interface Item {
  /** absent in the lists that visitors get, which have only what visitors see */
  published?: boolean | undefined
}

/** Whether visitors see an item. The list for a keeper (a person who may log in) also contains items that visitors do not see. */
export const isVisibleToVisitors = ({ published }: Item) => published !== false
