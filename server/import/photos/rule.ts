import type { LeftOutKind } from '../texts.ts'

/** A rule for files that nobody would publish. See `rules`. The comment above each names a public source about these files. */
export interface Rule {
  kind: LeftOutKind
  /**
   * matches a path including the imported folder's name, such as `/stick/DCIM/MVI_0042.THM`; if the rule has a `proof`, a path in
   * the proven folder, such as `photos/a.jpg`
   */
  path: RegExp
  /**
   * matches the path of any file that proves whose folder it is in, such as the page of an exported chat. The first group is the
   * folder. The rule applies only to files in this folder and below it.
   */
  proof?: RegExp
  /**
   * replacements for the match of `path`; relative to the proven folder if the rule has a `proof`. Each makes a path without an extension. The rule applies only if a picture or video has
   * one of these paths, apart from its extension.
   */
  ownerTemplates?: readonly string[]
  /** the same as `ownerTemplates`, but only for videos */
  videoOwnerTemplates?: readonly string[]
}

/**
 * Makes a pattern for all files in folders with these names. Does not match a file only because the imported folder itself has
 * such a name.
 */
export const matchFolders = (names: string) => new RegExp(`^/[^/]*/(?:.*/)?(?:${names})/`, 'i')

/**
 * Makes a pattern for a path up to the first folder that matches. A pattern that tries all such folders would take a time that
 * grows with the square of the path's length.
 */
export const upToFirst = (folder: string) => `^(?:(?!${folder}/)[^])*${folder}/`
