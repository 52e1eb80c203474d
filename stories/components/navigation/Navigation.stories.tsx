import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { leads } from '#stories/steps.ts';
import { elementOf } from '#stories/components/translated.ts';
import { BackToTop } from '#src/components/navigation/BackToTop.tsx';
import { Breadcrumb } from '#src/components/navigation/Breadcrumb.tsx';
import { FilterChips } from '#src/components/navigation/FilterChips.tsx';
import { PageLinks } from '#src/components/navigation/PageLinks.tsx';
import { SectionTabs } from '#src/components/navigation/SectionTabs.tsx';
import { SkipLink } from '#src/components/navigation/SkipLink.tsx';
import { ViewToggle } from '#src/components/navigation/ViewToggle.tsx';
import * as el from '#src/i18n/el/index.ts';
import { covering, Kinds } from '#stories/components/frames.tsx';
import tabsGuide from './SectionTabs.md?raw';

const meta = preview.meta({ title: 'Components/Navigation' });

/** Breadcrumb, pagination and layouts as links with a current one. */
export const Links = meta.story({
  render: () => (
    <Kinds width={380}>
      <Breadcrumb
        items={[{ label: 'Μέρη', href: '/listing-grid' }, { label: 'Φαρμακείο Παπαδοπούλου' }]}
      />
      <PageLinks page={2} count={9} hrefFor={(page) => `?page=${page}`} />
      <ViewToggle value="grid" gridHref="/listing-grid" listHref="/listing-list" />
    </Kinds>
  ),
  play: async ({ canvas }) => {
    const current = (element: HTMLElement) =>
      expect(element).toHaveAttribute('aria-current', 'page');
    await leads(canvas, 'Αρχική', '/');
    await current(elementOf(canvas.getByText('Φαρμακείο Παπαδοπούλου'))!);
    await expect(canvas.getByRole('navigation', { name: el.tables.pager })).toBeVisible();
    await current(canvas.getByRole('link', { name: 'Σελίδα 2' }));
    await leads(canvas, 'Σελίδα 3', '/?page=3');
    await leads(canvas, el.tables.next, '/?page=3');
    await expect(canvas.getByRole('link', { name: 'Πλέγμα' })).toHaveAttribute('aria-current');
    await leads(canvas, 'Λίστα', '/listing-list');
  },
});

const onRemove = fn();
const onClear = fn();

/** Removes the given filter, as a page would. */
const Chips = () => {
  const [chips, setChips] = useState([
    { key: 'category', label: 'Κομμωτήρια' },
    { key: 'city', label: 'Αθήνα' },
    { key: 'price', label: 'Έως 50 €' },
  ]);
  return (
    <FilterChips
      chips={chips}
      onRemove={(key) => {
        setChips(chips.filter((chip) => chip.key !== key));
        onRemove(key);
      }}
      onClear={onClear}
    />
  );
};

/** After a filter is removed, the focus stays among the filters. */
export const Filters = meta.story({
  render: () => <Chips />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Κομμωτήρια: αφαίρεση' }));
    await expect(onRemove).toHaveBeenCalledWith('category');
    await expect(canvas.getByRole('button', { name: 'Αθήνα: αφαίρεση' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: el.navigation.filters.clear }));
    await expect(onClear).toHaveBeenCalledOnce();
  },
});

/** Visible on focus. Enter follows it. */
export const SkipToContent = meta.story({
  parameters: { docs: covering(160) },
  render: () => (
    <>
      <SkipLink />
      <p style={{ marginBlock: '1em' }}>Η επικεφαλίδα της σελίδας.</p>
      <main id="main">Το περιεχόμενο.</main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Μετάβαση στο περιεχόμενο' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    link.focus();
    await expect(link).toBeVisible();
  },
});

/** Appears on scroll and returns page and focus to the top. */
export const ScrollToTop = meta.story({
  parameters: { docs: covering(240) },
  // The page becomes focusable, which must not affect later stories.
  beforeEach: () => () => {
    document.body.blur();
    document.body.removeAttribute('tabindex');
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
  render: () => (
    <Box sx={{ height: '300vh' }}>
      <h1>Η αρχή της σελίδας</h1>
      <BackToTop />
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    window.scrollTo({ top: 600, behavior: 'instant' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Στην αρχή της σελίδας' }));
    await expect(document.body).toHaveFocus();
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    window.scrollTo({ top: 600, behavior: 'instant' });
    await canvas.findByRole('button');
  },
});

export const Tabs = meta.story({
  parameters: { docs: { description: { story: tabsGuide } } },
  render: () => (
    <SectionTabs
      value="listings"
      ariaLabel="Ενότητες λογαριασμού"
      tabs={[
        { value: 'listings', label: 'Οι αριθμοί μου', icon: <ConfirmationNumber /> },
        { value: 'profile', label: 'Προφίλ', icon: <PersonOutlined /> },
        { value: 'bookmark', label: 'Αγαπημένα', icon: <BookmarkBorder /> },
      ]}
    />
  ),
});

/** More tabs than fit on a phone. */
export const LongTabs = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <SectionTabs
      value="listings"
      ariaLabel="Ενότητες λογαριασμού"
      tabs={[
        { value: 'listings', label: 'Εστιατόρια και ταβέρνες' },
        { value: 'profile', label: 'Γυμναστήρια και κολυμβητήρια' },
        { value: 'bookmark', label: 'Δημόσιες υπηρεσίες' },
      ]}
    />
  ),
});
