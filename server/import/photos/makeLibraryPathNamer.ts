import path from 'node:path'
import type { InputFile } from '../../platform/inputs/inputs.ts'
import { normalizeUnicode } from '../../../domain/normalizeUnicode.ts'

/** Matches names of files that iPhoto and Aperture put into their libraries. */
const libraryFileNamePattern =
  /^(albumdata2?\.xml|library\d?\.iphoto|library\.data|iphotomain\.db|iphotolock\.data|aperturedata\.xml)$/i
/** Matches a path in an iPhoto library: the library's folder, named in any known language, and Masters or Originals in it. */
const libraryPathPattern =
  /^(.*\/(?:iphoto (?:library|libreria|bibliotheek|bibliotek)|iphoto-mediathek|(?:photothèque|fototeca|libreria|biblioteca) (?:d[eio] )?iphoto)[^/]*)\/(?:masters|originals)\//i
const packageNamePattern = /\.(photos|photo|migratedphoto|ap|migratedap)library$/i

/**
 * Makes a function that returns a file's path including the imported folder's name, such as
 * `/stick/iPhoto Library.photolibrary/Originals/IMG_1.JPG`. Adds the extension `.photolibrary` to the folders of old iPhoto
 * libraries, which lack it, so that the same rules match old and new libraries.
 */
export function makeLibraryPathNamer(files: readonly InputFile[]): (file: InputFile) => string {
  const toFullPath = ({ root, path: filePath }: InputFile) =>
    normalizeUnicode(`/${path.basename(root)}/${filePath}`, 'NFC')
  const folders = files.flatMap((file) => {
    const fullPath = toFullPath(file)
    const folder = libraryFileNamePattern.test(path.posix.basename(fullPath))
      ? path.posix.dirname(fullPath)
      : libraryPathPattern.exec(fullPath)?.[1]
    return folder && !packageNamePattern.test(folder) ? [folder] : []
  })
  const libraries = [...new Set(folders)]
  return (file) => {
    const fullPath = toFullPath(file)
    const library = libraries.find((folder) => fullPath.startsWith(`${folder}/`))
    return library === undefined ? fullPath : `${library}.photolibrary${fullPath.slice(library.length)}`
  }
}
