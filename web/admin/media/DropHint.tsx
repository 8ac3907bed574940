import { texts } from '../../../languages/en/dashboard/media.ts'

/** The sentence about dragging, which devices without a mouse do not show, and the kinds of files. */
export const DropHint = ({ drag }: { drag: string }) => (
  <>
    <span className="drop-hint">{drag} </span>
    {texts.upload.hint}
  </>
)
