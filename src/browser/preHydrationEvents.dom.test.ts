import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  clickReplay,
  captureClick,
  resubmit,
  takePreHydrationChoices,
} from './preHydrationEvents.ts';

const stored = (part: Partial<NonNullable<Window['preHydration']>>): void => {
  window.preHydration = { hydrating: false, click: null, form: null, choices: null, ...part };
};

const formWith = (onSubmit: (event: Event) => void): HTMLFormElement => {
  const form = document.createElement('form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onSubmit(event);
  });
  document.body.append(form);
  return form;
};

afterEach(() => {
  delete window.preHydration;
  document.body.replaceChildren();
});

describe('a click before the scripts load', () => {
  const buttonOf = (pressed: () => void): HTMLButtonElement => {
    const button = document.createElement('button');
    button.addEventListener('click', pressed);
    return button;
  };

  it('counts once, when the page is interactive', () => {
    const pressed = vi.fn();
    const button = buttonOf(pressed);
    document.body.append(button);
    stored({ click: button });
    clickReplay.capture();
    expect(window.preHydration?.hydrating).toBe(true);
    expect(pressed).not.toHaveBeenCalled();
    button.dataset.pressed = '';
    clickReplay.replay();
    expect(button.dataset.pressed).toBeUndefined();
    clickReplay.replay();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('on a removed button does nothing', () => {
    const pressed = vi.fn();
    stored({ click: buttonOf(pressed) });
    clickReplay.capture();
    clickReplay.replay();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('is ignored on a page without the recording script', () => {
    clickReplay.capture();
    expect(() => clickReplay.replay()).not.toThrow();
  });
});

describe('a click in a part whose code has not loaded', () => {
  /** A part with a button, an element outside it, and a click counter. */
  const partWith = () => {
    vi.useFakeTimers();
    const [part, button, beside] = ['div', 'button', 'p'].map((name) =>
      document.createElement(name),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    part.append(button);
    document.body.append(part, beside);
    return { part, button, beside, pressed: vi.fn() };
  };
  const click = (element: HTMLElement): void => {
    element.click();
    vi.advanceTimersByTime(1);
  };

  it('counts once, when the part is hydrated', () => {
    const { part, button, pressed } = partWith();
    const replay = captureClick(part);
    click(button);
    button.addEventListener('click', pressed);
    replay();
    replay();
    click(button);
    replay();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('is not repeated when the click itself triggered hydration', () => {
    const { part, button, pressed } = partWith();
    const replay = captureClick(part);
    button.addEventListener('click', pressed);
    part.addEventListener('click', replay, true);
    click(button);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is dropped after a click elsewhere or when the button is removed', () => {
    const { part, button, beside, pressed } = partWith();
    const replay = captureClick(part);
    button.addEventListener('click', pressed);
    click(button);
    click(beside);
    replay();
    const again = captureClick(part);
    click(button);
    button.remove();
    again();
    expect(pressed).toHaveBeenCalledTimes(2);
  });
});

it('resubmits only the form that was sent before the scripts loaded, after its input is restored', () => {
  vi.useFakeTimers();
  const [sent, other] = [vi.fn(), vi.fn()];
  const form = formWith(sent);
  form.innerHTML =
    '<button type="submit" value="first"></button><button type="submit" value="second" data-pressed></button>';
  stored({ form });
  resubmit(formWith(other));
  resubmit(null);
  resubmit(form);
  expect(sent).not.toHaveBeenCalled();
  resubmit(form);
  vi.runAllTimers();
  expect(sent).toHaveBeenCalledTimes(1);
  const [{ submitter }] = sent.mock.calls[0] as [SubmitEvent];
  expect(submitter).toMatchObject({ value: 'second' });
  expect(other).not.toHaveBeenCalled();
});

describe('a search choice from before the scripts load', () => {
  it('can be read once', () => {
    stored({ choices: { location: 'CY', category: '' } });
    expect(takePreHydrationChoices()).toEqual({ location: 'CY', category: null });
    expect(takePreHydrationChoices()).toBeNull();
  });

  it('may have any type', () => {
    expect(takePreHydrationChoices()).toBeNull();
    stored({ choices: 7 });
    expect(takePreHydrationChoices()).toEqual({ location: null, category: null });
  });
});
