import type { RefObject } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { AskVisitor } from './AskVisitor.tsx'
import { PhotoPeople } from './PhotoPeople.tsx'
import { PhotoMemories } from './PhotoMemories.tsx'

interface Props {
  item: Media
  /** the element over which places of people are drawn */
  picture: RefObject<HTMLDivElement | null>
}

/** Names, memories and the question below the open photograph. Loaded when a photograph is opened. */
export default function PhotoDetails(props: Props) {
  return (
    <>
      <PhotoPeople {...props} />
      <PhotoMemories {...props} />
      <AskVisitor {...props} />
    </>
  )
}
