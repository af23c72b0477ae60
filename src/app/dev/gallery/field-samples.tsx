import { useState } from 'react'
import { assembleDate } from '#domain/time/chosen-date.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { type DateParts, DateSelects } from '#ui/fields/date-selects.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { GallerySection } from './gallery-section.tsx'

const CATEGORIES = [
  { value: 'all', label: 'Todas las categorías' },
  { value: 'catering', label: 'Catering & Bebida' },
  { value: 'music', label: 'Música & Entretenimiento' },
] as const

export function FieldSamples() {
  const [password, setPassword] = useState('azahares9')
  const [search, setSearch] = useState('Hora loca')
  const [category, setCategory] = useState<'all' | 'catering' | 'music'>('all')
  return (
    <>
      <GallerySection title="Campos">
        <TextField label="Nombre" placeholder="Lucía & Martín" description="Como queréis que aparezca." />
        <PasswordField
          label="Repite la contraseña"
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
          error={password === 'azahares' ? null : 'Las contraseñas no coinciden.'}
        />
        <TextField label="Email" type="email" size="lg" placeholder="tu@email.es" isDisabled />
        <TextAreaField label="Notas" defaultValue="Dos violines, viola y chelo." />
      </GallerySection>
      <GallerySection title="Buscar, elegir, importes">
        <SearchField label="Buscar componente" value={search} onChange={setSearch} />
        <Select label="Categoría" hideLabel options={CATEGORIES} value={category} onChange={setCategory} />
        <Select
          label="Estilo"
          options={CATEGORIES}
          value={null}
          onChange={() => {}}
          error="Elige un estilo."
        />
        <div className="grid grid-cols-2 gap-3">
          <MoneySample cents={78_000} />
          <TextField label="Teléfono" type="tel" defaultValue="600 00 92 57" inputClassName="num" />
        </div>
      </GallerySection>
      <GallerySection title="Fechas">
        <DateSamples />
      </GallerySection>
    </>
  )
}

function MoneySample({ cents }: { cents: number }) {
  const [cost, setCost] = useState<number | null>(cents)
  return <MoneyField label="Presupuesto" value={cost} onChange={setCost} />
}

function DateSamples() {
  const [parts, setParts] = useState<DateParts>({ day: 31, month: 4, year: 2027 })
  const [date, setDate] = useState<string | null>('2027-04-10')
  const [none, setNone] = useState<string | null>(null)
  const years = [2026, 2027, 2028, 2029, 2030, 2031]
  return (
    <>
      <DateSelects
        label="Fecha (opcional)"
        value={parts}
        onChange={setParts}
        years={years}
        error={assembleDate(parts) === 'INVALID' ? 'Ese día no existe.' : null}
      />
      <DatePicker
        label="Fecha de la boda"
        value={date}
        onChange={setDate}
        description={date ?? 'Sin fecha'}
      />
      <DatePicker label="Fecha (opcional)" size="lg" value={none} onChange={setNone} />
    </>
  )
}
