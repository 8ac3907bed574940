import type { Media } from '../../contract/media/media.ts'

/** Passes a photograph's tiny blurred picture to the stylesheet as --placeholder. */
export const makePlaceholderStyle = (placeholder: Media['placeholder'] | undefined) =>
  placeholder ? { '--placeholder': `url("${placeholder}")` } : {}
