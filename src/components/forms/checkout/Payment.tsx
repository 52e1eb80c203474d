import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioInput } from '#src/components/forms/fields/RadioInput.tsx';
import {
  paymentMethods,
  type CardFields,
  type CheckoutValues,
} from '#src/components/forms/schemas/checkout.ts';
import { CardDetails } from './CardDetails.tsx';
import { Note } from './note.ts';

/** A blank card. */
export const noCard: CardFields = { name: '', number: '', month: '', year: '', cvv: '' };

/** The form's values: the booking, and the card details, which never leave the form. */
export interface CheckoutState extends CheckoutValues {
  card: CardFields;
}

/** How to pay. The card details are cleared as soon as another way is chosen. */
export function Payment() {
  const { t } = useTranslation();
  const { values, setFieldValue, setFieldTouched } = useFormikContext<CheckoutState>();
  const { payment } = values;

  useEffect(() => {
    if (payment === 'card') return;
    void setFieldValue('card', noCard, false);
    void setFieldTouched('card', false, false);
  }, [payment, setFieldValue, setFieldTouched]);

  return (
    <>
      <RadioInput
        name="payment"
        label={t('checkout.form.how')}
        options={paymentMethods.map((value) => ({
          value,
          label: t(`checkout.form.methods.${value}`),
        }))}
        required
      />
      {payment === 'card' ? (
        <CardDetails />
      ) : (
        <Note>
          <InfoOutlined aria-hidden />
          {t(`checkout.form.${payment}Note`)}
        </Note>
      )}
    </>
  );
}
