import type { ReactNode } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { selectionTexts as texts } from '../../../../../languages/en/dashboard/parts.ts'
import './selection-bar.css'
import type { Selection } from './useSelection.ts'

interface Props {
  selection: Selection<unknown>
  /** how to choose several items with the mouse */
  hintForMouse: string
  /** more that a finger can do */
  hintForFinger?: string | undefined
  children: ReactNode
}

/**
 * Says at the foot of the page how many items are chosen, as long as some are. The status is there from the start, because screen readers
 * announce only changes.
 */
export const SelectionBar = ({ selection, hintForMouse, hintForFinger, children }: Props) => {
  const { length } = selection.chosen
  return (
    <div className={classes('row', length > 0 && 'selection-bar')}>
      <p role="status">{length > 0 && texts.chosen(length)}</p>
      {length > 0 && (
        <>
          <div className="row selection-choice">
            <Button onClick={selection.chooseAll}>{texts.all}</Button>
            <Button onClick={selection.chooseNone}>{texts.none}</Button>
          </div>
          <div className="row">{children}</div>
          {length === 1 && <p className="for-mouse">{hintForMouse}</p>}
          {length === 1 && hintForFinger && <p className="for-finger">{hintForFinger}</p>}
        </>
      )}
    </div>
  )
}
