import { type ReactNode, useState } from 'react'
import { deviceStorage } from '../../../stores/deviceStorage.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/Field.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { sheetTexts as texts } from '../../../../languages/en/dashboard/sheet.ts'

type View = keyof typeof texts.views
const VIEW_KEY = 'media view'
/** The number of items from which on the contact sheet is shown first, because a long list is hard to survey. */
const MIN_SHEET_COUNT = 30

/**
 * Holds how the gallery is shown: as a list or as a contact sheet. The device remembers the choice; until there is one, the
 * number of items decides. `first` comes before what the device remembers.
 */
export const useMediaView = (count: number, first?: View) => {
  const [view, setView] = useState(() => first ?? readChosenView() ?? chooseView(count))
  const choose = (chosenView: View) => {
    setView(chosenView)
    deviceStorage.save(VIEW_KEY, chosenView)
  }
  return [view, choose] as const
}

const readChosenView = (): View | undefined => views.find((view) => view === deviceStorage.read(VIEW_KEY))

const chooseView = (count: number): View => (count >= MIN_SHEET_COUNT ? 'sheet' : 'list')

const views = ['list', 'sheet'] as const

interface Props {
  view: View
  setView: (view: View) => void
  query: string
  setQuery: (query: string) => void
  /** how many items there are */
  message: string
  /** null if the keeper is not allowed to reorder the gallery */
  onSortByDate: (() => void) | null
  children: ReactNode
}

/** The tools above the gallery, in one row. */
export const ManageTools = (props: Props) => {
  const { view, setView, query, setQuery, message, onSortByDate, children } = props
  return (
    <div className="media-tools">
      <p role="status">{message}</p>
      {onSortByDate && <Button onClick={onSortByDate}>{texts.byDate}</Button>}
      <TextField
        label={<span className="unseen">{texts.search}</span>}
        placeholder={texts.search}
        type="search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {children}
      <RadioGroup
        label={texts.view}
        isLabelHidden
        value={view}
        onChange={setView}
        options={views.map((value) => ({ value, label: texts.views[value] }))}
      />
    </div>
  )
}
