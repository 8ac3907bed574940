import type { RefObject } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { AskVisitor } from './AskVisitor.tsx'
import { PhotoPeople } from './PhotoPeople.tsx'
import { PhotoTold } from './PhotoTold.tsx'

export interface PhotoDetailsProps {
  item: Media
  /** the element over which places of people are drawn */
  picture: RefObject<HTMLDivElement | null>
}

/** Who is in the open photograph, what visitors told about it, and the question about it. Loaded when a photograph is opened. */
export default function PhotoDetails(props: PhotoDetailsProps) {
  return (
    <>
      <PhotoPeople {...props} />
      <PhotoTold {...props} />
      <AskVisitor {...props} />
    </>
  )
}
