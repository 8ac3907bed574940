/**
 * Counts the items of a list that are shown before somebody asks for the others. A button for one more item would take as much room
 * as the item itself, so no item is hidden alone.
 */
export const countShown = (count: number, most: number) => (count === most + 1 ? count : most)
