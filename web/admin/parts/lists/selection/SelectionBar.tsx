import type { ReactNode } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { selectionTexts as texts } from '../../texts.ts'
import './selection-bar.css'
import type { Selection } from './useSelection.ts'

interface Props {
  selection: Selection<unknown>
  /** whether the bar is below the list, and only as long as items are chosen; otherwise it is always there, above the list */
  isAtFoot?: boolean
  /** how to choose several items with the mouse */
  hintForMouse: string
  /** more that a finger can do */
  hintForFinger?: string | undefined
  /** the buttons for the chosen items */
  children: ReactNode
}

/** Says how many items are chosen, and stays in view. The status is there from the start: screen readers announce only changes. */
export const SelectionBar = ({ selection, isAtFoot, hintForMouse, hintForFinger, children }: Props) => {
  const { length } = selection.chosen
  const isEmpty = isAtFoot && length === 0
  return (
    <div className={classes('row', !isEmpty && 'selection-bar', isAtFoot && 'is-at-foot')}>
      <p role="status">{length > 0 ? texts.chosen(length) : !isAtFoot && texts.hint}</p>
      {!isEmpty && (
        <>
          <div className="row selection-choice">
            <Button onClick={selection.chooseAll}>{texts.all}</Button>
            <Button onClick={selection.chooseNone} disabled={length === 0}>
              {texts.none}
            </Button>
          </div>
          <div className="row">{children}</div>
          {length < 2 && <p className="for-mouse">{hintForMouse}</p>}
          {length < 2 && hintForFinger && <p className="for-finger">{hintForFinger}</p>}
        </>
      )}
    </div>
  )
}
