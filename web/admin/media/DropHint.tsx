import { texts } from '../../../languages/en/dashboard/media.ts'

/** Devices without a mouse do not show the sentence about dragging. */
export const DropHint = ({ drag }: { drag: string }) => (
  <>
    <span className="drop-hint">{drag} </span>
    {texts.upload.hint}
  </>
)
