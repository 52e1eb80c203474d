import { useTranslation } from 'react-i18next';
import { object, string, type InferType } from 'yup';
import { addDays, isCalendarDate } from '#common/calendar/days.ts';
import { NOTICE_MAX } from '#common/contract/notice.ts';
import { NOTICE_DAYS_MAX } from '#common/contract/places/notice.ts';
import { DateInput } from '#src/components/forms/fields/DateInput.tsx';
import { FieldPair } from '#src/components/forms/fields/fieldPair.ts';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { atMost, message, writtenText } from '#src/components/forms/schemas/rules.ts';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
import { serverToday } from '#src/lib/clock/serverClock.ts';

/** The last day that a notice may name. */
const latest = (): string => addDays(serverToday(), NOTICE_DAYS_MAX);

const schema = object({
  text: writtenText(NOTICE_MAX),
  text_en: atMost(NOTICE_MAX),
  until: string()
    .default('')
    .required(message('required'))
    .test(
      'until',
      message('noticeUntil', { count: NOTICE_DAYS_MAX }),
      (value) => isCalendarDate(value) && value >= serverToday() && value <= latest(),
    ),
});

export type NoticeValues = InferType<typeof schema>;

/** A place's notice for its visitors, with its last day. */
export function NoticeForm(form: FormProps<NoticeValues>) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      schema={schema}
      aria-label={t('month.notice.title')}
      submit={t('month.notice.save')}
      pendingLabel={t('common.saving')}
    >
      <TextInput
        name="text"
        label={t('month.notice.text')}
        hint={t('month.notice.textHint')}
        multiline
        minRows={2}
      />
      <TextInput name="text_en" label={t('month.notice.english')} optional multiline minRows={2} />
      <FieldPair>
        <DateInput
          name="until"
          label={t('month.notice.until')}
          first={serverToday()}
          last={latest()}
        />
      </FieldPair>
    </FormShell>
  );
}
