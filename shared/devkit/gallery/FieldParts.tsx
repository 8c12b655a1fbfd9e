import { LanguageProvider } from '@pundi/platform/i18n'
import { AmountField } from '@pundi/kit/amount'
import { Button, Field, FieldWords, PasswordField } from '@pundi/kit/ui'
import { Part } from './Part'
import { State } from './State'

const long =
  'Alamat e-mail ini sudah dipakai oleh akun lain; masuklah dengan akun itu atau pakailah alamat yang berbeda.'

export const FieldParts = () => (
  <>
    <Part name="Field">
      <State name="default">
        <Field name="name" label="Full Name">
          <input />
        </Field>
      </State>
      <State name="placeholder and hint">
        <Field name="email" label="Email" hint="Kami tidak membagikannya kepada siapa pun.">
          <input type="email" placeholder="sari@example.com" />
        </Field>
      </State>
      <State name="filled, error">
        <Field name="email" label="Email" error="Email tidak valid">
          <input type="email" defaultValue="sari@" />
        </Field>
      </State>
      <State name="long error">
        <Field name="email" label="Email yang dipakai untuk masuk dan menerima pemberitahuan" error={long}>
          <input type="email" defaultValue="alamat.yang.sangat.panjang.sekali@perusahaan.example.com" />
        </Field>
      </State>
      <State name="disabled">
        <Field name="email" label="Email">
          <input type="email" defaultValue="sari@example.com" disabled />
        </Field>
      </State>
      <State name="a select">
        <Field name="category" label="Category">
          <select>
            <option>Select Category</option>
            <option>Makanan</option>
          </select>
        </Field>
      </State>
      <State name="a select, disabled">
        <Field name="category" label="Category">
          <select disabled>
            <option>Loading categories...</option>
          </select>
        </Field>
      </State>
      <State name="a day">
        <Field name="day" label="Date">
          <input type="date" defaultValue="2026-11-20" />
        </Field>
      </State>
      <State name="a text of several lines">
        <Field name="description" label="Description" hint="Opsional">
          <textarea rows={3} placeholder="Tambahkan deskripsi transaksi" />
        </Field>
      </State>
    </Part>
    <Part name="FieldWords">
      <State name="what is missing; press Save">
        <FieldWords value={({ what }) => (what === 'choice' ? 'Pilih satu dari daftar' : 'Isi kolom ini')}>
          <form onSubmit={event => event.preventDefault()}>
            <Field name="name" label="Full Name">
              <input required />
            </Field>
            <Field name="category" label="Category">
              <select required>
                <option value="">Select Category</option>
                <option>Makanan</option>
              </select>
            </Field>
            <Button type="submit">Save</Button>
          </form>
        </FieldWords>
      </State>
    </Part>
    <LanguageProvider>
      <Part name="AmountField">
        <State name="empty">
          <AmountField name="amount" label="Amount" sign="Rp" placeholder="0" />
        </State>
        <State name="filled; type 25rb, 25000+7000, paste 1,250,000.50">
          <AmountField name="amount" label="Amount" sign="Rp" defaultValue="5000000.00" />
        </State>
        <State name="error">
          <AmountField name="amount" label="Amount" sign="Rp" error="Jumlah harus lebih dari 0" />
        </State>
        <State name="disabled">
          <AmountField name="amount" label="Amount" sign="Rp" defaultValue="150000" disabled />
        </State>
      </Part>
    </LanguageProvider>
    <Part name="PasswordField">
      <State name="default">
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          hint="Minimal 8 karakter"
        />
      </State>
      <State name="error">
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          defaultValue="1234"
          error="Password minimal 8 karakter"
        />
      </State>
      <State name="disabled">
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          defaultValue="12345678"
          disabled
        />
      </State>
    </Part>
  </>
)
