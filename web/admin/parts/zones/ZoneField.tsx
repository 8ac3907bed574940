import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { americanZones, nameZone, type Timezone } from '../../../../domain/calendar/zones.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { SelectField, TextField } from '../../../ui/fields/Field.tsx'
import { findDeviceZone, labelZone, zoneTexts } from './deviceZone.ts'
import { findPlaces } from './findPlaces.ts'
import { texts } from '../../../../languages/en/dashboard/zones.ts'
import './zone-field.css'

interface Props {
  label: string
  hint?: string | undefined
  /** empty if no zone is chosen */
  value: Timezone | ''
  /** the label of the option for no zone; absent if a zone must be chosen */
  automatic?: string
  /** zones that are offered besides the American ones and that of this device */
  offered: readonly (Timezone | '')[]
  onChange: (zone: Timezone | '') => void
}

/** A list of the zones that a family is likely to need, and a search for all others by city or country. */
export const ZoneField = ({ label, hint, value, automatic, offered, onChange }: Props) => {
  // stays in the list when another one is chosen, so that people can go back to it
  const [found, setFound] = useState<readonly Timezone[]>([])
  const zones = listZones([...offered, value, ...found])
  return (
    <>
      <SelectField
        {...{ label, hint, value, onChange }}
        options={{ ...(automatic && { '': automatic }), ...Object.fromEntries(zones.map(labelOption)) }}
      />
      <PlaceSearch
        value={value}
        onChoose={(zone) => {
          setFound([...found, zone])
          onChange(zone)
        }}
      />
    </>
  )
}

/** Lists the American zones first, then these zones, then that of this device. */
const listZones = (zones: readonly (Timezone | '')[]) =>
  [...new Set([...americanZones, ...zones, findDeviceZone() ?? ''])].filter(Boolean)

const labelOption = (zone: Timezone) => {
  const isOfDevice = zone === findDeviceZone() && !americanZones.includes(zone)
  return [zone, isOfDevice ? texts.thisDevice(nameZone(zone, zoneTexts)) : labelZone(zone)]
}

interface SearchProps {
  value: Timezone | ''
  onChoose: (zone: Timezone) => void
}

const PlaceSearch = ({ value, onChoose }: SearchProps) => {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<Timezone | null>(null)
  const places = isOpen ? findPlaces(query) : []
  const isUnknown = isOpen && query.trim().length > 2 && places.length === 0
  const choose = (zone: Timezone) => {
    onChoose(zone)
    setChosen(zone)
    setQuery('')
    setOpen(false)
    opener.current?.focus()
  }
  const chooseOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // the field is part of a form, which Enter would save
    event.preventDefault()
    if (places[0]) choose(places[0].zone)
  }
  return (
    <div className="zone-search">
      <Button
        ref={opener}
        className="bare"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.search}
        <Icon name={isOpen ? 'collapse' : 'expand'} size={18} />
      </Button>
      <div id={id} hidden={!isOpen}>
        <TextField
          label={texts.city}
          hint={texts.cityHint}
          value={query}
          autoComplete="off"
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={chooseOnEnter}
        />
      </div>
      <div className="below-field" aria-live="polite">
        {places.map(({ zone, city, country }) => (
          <Button key={zone} onClick={() => choose(zone)}>
            {texts.place(city, country)}
          </Button>
        ))}
        {isUnknown && <p className="hint">{texts.unknown(query.trim())}</p>}
        {chosen !== null && chosen === value && query === '' && (
          <p className="unseen">{texts.chosen(nameZone(chosen, zoneTexts))}</p>
        )}
      </div>
    </div>
  )
}
