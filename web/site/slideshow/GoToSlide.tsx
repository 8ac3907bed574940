import { useId, useState } from 'react'
import type { ShowState } from '../../show/showState.ts'
import { Button } from '../../ui/Button.tsx'
import '../../ui/fields/field.later.css'
import { Form } from '../../ui/fields/Form.tsx'
import { settingsTexts as texts } from '../../../languages/en/visitors/slideshow.ts'

export const GoToSlide = ({ show: { projection, slidePlayer } }: { show: ShowState }) => {
  const id = useId()
  const count = projection.order.ids.length
  const [isOutside, setOutside] = useState(false)
  const submit = (form: HTMLFormElement) => {
    const typedNumber = new FormData(form).get('slide')
    setOutside(!slidePlayer.goTo(typedNumber ? Number(typedNumber) : Number.NaN))
  }
  return (
    <Form className="show-go field" onSubmit={submit}>
      <label htmlFor={id}>{texts.goToSlide}</label>
      <div>
        <input
          id={id}
          name="slide"
          type="number"
          inputMode="numeric"
          min={1}
          max={count}
          step={1}
          required
          aria-invalid={isOutside || undefined}
          aria-describedby={isOutside ? `${id}-error` : undefined}
        />
        <Button type="submit">{texts.go}</Button>
      </div>
      {isOutside && (
        <p id={`${id}-error`} className="error" role="alert">
          {texts.goOutside(count)}
        </p>
      )}
    </Form>
  )
}
