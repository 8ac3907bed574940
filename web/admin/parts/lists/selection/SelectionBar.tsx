import type { ReactNode } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { selectionTexts as texts } from '../../texts.ts'
import './selection-bar.css'
import type { Selection } from './useSelection.ts'

interface Props {
  selection: Selection<unknown>
  /** how to choose several items with the mouse */
  hintForMouse: string
  /** more that a finger can do; also shown while items are chosen */
  hintForFinger?: string | undefined
  /** the buttons for the chosen items */
  children: ReactNode
}

/** Says how many items are chosen. The bar is always visible and always as high, so that the page does not shift. */
export const SelectionBar = ({ selection, hintForMouse, hintForFinger, children }: Props) => {
  const { chosen } = selection
  const isNoneChosen = chosen.length === 0
  return (
    <div className="row selection-bar">
      <p role="status">
        {isNoneChosen ? texts.hint : texts.chosen(chosen.length)}
        {isNoneChosen && <span className="for-mouse"> {hintForMouse}</span>}
      </p>
      <div className="row selection-choice">
        <Button onClick={selection.chooseAll}>{texts.all}</Button>
        <Button onClick={selection.chooseNone} disabled={isNoneChosen}>
          {texts.none}
        </Button>
      </div>
      <div className="row">{children}</div>
      {hintForFinger && <p className="for-finger">{hintForFinger}</p>}
    </div>
  )
}
