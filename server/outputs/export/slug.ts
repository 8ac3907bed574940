import { foldForSearch } from '../../../domain/search/search.ts'

const MAX_LENGTH = 48

/**
 * Converts a title into a part of a file name. The result has only ASCII letters, digits and hyphens, because every disk and web
 * host accepts these. The result may be empty.
 */
export const toSlug = (title: string) =>
  foldForSearch(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '')

/** Formats a name such as '0007-evening-on-the-hill'. The position makes the name unique. */
export const formatNumberedName = (position: number, title: string, digits: number) =>
  [String(position).padStart(digits, '0'), toSlug(title)].filter(Boolean).join('-')
